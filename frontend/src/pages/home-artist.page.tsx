import { HomeSections } from './home-sections.tsx';

export const HomeArtistPage = () => <HomeSections of="artist" />;
