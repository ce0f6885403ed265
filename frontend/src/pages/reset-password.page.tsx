export const ResetPasswordPage = () => <h1>Kindred</h1>;
