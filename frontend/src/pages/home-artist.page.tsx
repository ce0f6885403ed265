export const HomeArtistPage = () => <h1>Kindred</h1>;
