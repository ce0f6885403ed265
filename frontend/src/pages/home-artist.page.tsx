import { LoggedInLayout } from '../layouts/logged-in.layout.tsx';
import { HomeSections } from './home-sections.tsx';

export const HomeArtistPage = () => (
  <LoggedInLayout page="home">{(self) => <HomeSections self={self} topFive="artist" />}</LoggedInLayout>
);
