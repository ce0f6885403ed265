/** Sent with every registration; raise it whenever the Terms and Conditions change. */
export const termsVersion = '2026-11';
