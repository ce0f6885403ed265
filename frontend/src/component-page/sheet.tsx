import styles from './component-page.module.css';
import { Controls } from './controls.tsx';
import { Fields } from './fields.tsx';
import { Frames } from './frames.tsx';
import { Messages } from './messages.tsx';
import { People } from './people.tsx';

/** Every part of ui/ in every state, for review; never part of the app that is built. */
export const Sheet = () => (
  <main className={`wrap ${styles.sheet}`}>
    <h1 className="d2">Component sheet</h1>
    <Controls />
    <Fields />
    <Messages />
    <People />
    <Frames />
  </main>
);
