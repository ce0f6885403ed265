import { createContext, useContext } from 'react';

export type TutorialSwitch = { isOn: boolean; toggle: () => void };

/** Set by the frame around the pages; the menu items turn it. */
export const TutorialContext = createContext<TutorialSwitch>({ isOn: false, toggle: () => {} });

export const useTutorialSwitch = () => useContext(TutorialContext);

/** Travels with the navigation to the home, where the tour is then offered. */
export const tutorialWanted = { hasTutorial: true };

export const isTutorialWanted = (state: unknown) =>
  typeof state === 'object' && state !== null && 'hasTutorial' in state && state.hasTutorial === true;
