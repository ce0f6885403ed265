export const LandingPage = () => <h1>Kindred</h1>;
