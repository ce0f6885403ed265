import { useState } from 'react';
import { BurgerMenu } from '../ui/burger-menu.tsx';
import { Button } from '../ui/button.tsx';
import { Carousel } from '../ui/carousel.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { LangSwitch } from '../ui/lang-switch.tsx';
import { Marquee } from '../ui/marquee.tsx';
import { MemberCard } from '../ui/member-card.tsx';
import { ScrollBox } from '../ui/scroll-box.tsx';
import { StickyBar } from '../ui/sticky-bar.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { ToTop } from '../ui/to-top.tsx';
import { Wordmark, WordmarkInk } from '../ui/wordmark.tsx';
import { Case, Group } from './case.tsx';
import styles from './component-page.module.css';
import { artist, entrepreneur, long, longNamed } from './samples.ts';

const Dialogs = () => {
  const [open, setOpen] = useState<'plain' | 'wide' | null>(null);
  return (
    <>
      <Button look="line" onClick={() => setOpen('plain')}>
        Open a dialog
      </Button>{' '}
      <Button look="line" onClick={() => setOpen('wide')}>
        Open a wide dialog
      </Button>
      <Dialog
        isOpen={open !== null}
        isWide={open === 'wide'}
        onClose={() => setOpen(null)}
        title="Leave without saving?"
      >
        <p>{long.sentence}</p>
        <Button look="bad">Delete</Button>
      </Dialog>
    </>
  );
};

const AllTabs = () => {
  const [value, setValue] = useState('available');
  const tabs = [
    { value: 'favourites', label: 'Meine Favoriten', panel: <p>{long.sentence}</p> },
    { value: 'available', label: 'Verfügbare Angebote', panel: <p>{long.sentence}</p> },
    { value: 'applied', label: 'Meine Bewerbungen', panel: <p>{long.sentence}</p> },
  ];
  return <Tabs value={value} onChange={setValue} label="Angebote" tabs={tabs} />;
};

const Bars = () => (
  <div className={styles.floating}>
    <StickyBar afterPx={-1} homePath="/" label="Sticky bar">
      <LangSwitch />
      <BurgerMenu>
        <Button look="quiet">Chatbox</Button>
      </BurgerMenu>
    </StickyBar>
    <ToTop />
  </div>
);

export const Frames = () => (
  <>
    <Group title="Wordmark">
      {(['still', 'drawn', 'slipped'] as const).map((motion) => (
        <Case key={motion} name={motion}>
          <Wordmark motion={motion} className={styles.mark} />
        </Case>
      ))}
      <Case name="in one colour">
        <WordmarkInk className={styles.mark} />
      </Case>
    </Group>
    <Group title="Bars, languages, menu, dialogs">
      <Case name="sticky bar" isWide>
        <Bars />
      </Case>
      <Case name="dialogs">
        <Dialogs />
      </Case>
      <Case name="tabs" isWide>
        <AllTabs />
      </Case>
      <Case name="scrolling" isWide>
        <ScrollBox label="Reviews">
          {Array.from({ length: 20 }, (_, row) => `${row + 1}. ${long.sentence}`).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </ScrollBox>
      </Case>
    </Group>
    <Marquee times={8} pauseLabel="Pause moving text">
      <span className="d1">what we do </span>
    </Marquee>
    <Carousel
      heading={<h2 className="d3">Carousel</h2>}
      label="Members"
      previousLabel="Previous"
      nextLabel="Next"
      items={[artist, entrepreneur, longNamed].map((member) => ({
        key: member._id,
        content: <MemberCard member={member} to="/" />,
      }))}
    />
  </>
);
