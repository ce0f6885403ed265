export const HomeEntrepreneurPage = () => <h1>Kindred</h1>;
