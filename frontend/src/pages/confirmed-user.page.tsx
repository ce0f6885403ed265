export const ConfirmedUserPage = () => <h1>Kindred</h1>;
