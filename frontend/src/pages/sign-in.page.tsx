export const SignInPage = () => <h1>Kindred</h1>;
