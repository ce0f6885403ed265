import { ProfileSections } from './profile-sections.tsx';

export const ProfileArtistPage = () => <ProfileSections of="artist" />;
