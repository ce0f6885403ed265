import { LoggedInLayout } from '../layouts/logged-in.layout.tsx';
import { HomeSections } from './home-sections.tsx';

export const HomeEntrepreneurPage = () => (
  <LoggedInLayout page="home">{(self) => <HomeSections self={self} topFive="entrepreneur" />}</LoggedInLayout>
);
