export const EmailConfirmationPage = () => <h1>Kindred</h1>;
