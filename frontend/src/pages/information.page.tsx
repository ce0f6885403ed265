export const InformationPage = () => <h1>Kindred</h1>;
