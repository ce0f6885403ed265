import { HomeSections } from './home-sections.tsx';

export const HomeEntrepreneurPage = () => <HomeSections of="entrepreneur" />;
