import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Role } from '../lib/api-types.ts';
import { homePath } from '../lib/paths.ts';
import { TutorialContext, tutorialWanted } from './tutorial-switch.ts';

/** The tour walks through the home, so elsewhere its item leads there, where it is then offered. */
export const TutorialAtHome = ({ role, children }: { role: Role; children: ReactNode }) => {
  const navigate = useNavigate();
  const toggle = () => void navigate(homePath(role), { state: tutorialWanted });
  return <TutorialContext value={{ isOn: false, toggle }}>{children}</TutorialContext>;
};
