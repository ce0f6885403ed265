import { ProfileSections } from './profile-sections.tsx';

export const ProfileEntrepreneurPage = () => <ProfileSections of="entrepreneur" />;
