export const RegisterRolePage = () => <h1>Kindred</h1>;
