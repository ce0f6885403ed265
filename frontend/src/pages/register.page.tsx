export const RegisterPage = () => <h1>Kindred</h1>;
