import { categories } from '../lib/categories.ts';
import { Artwork } from '../ui/artwork.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { CategorySign } from '../ui/category-sign.tsx';
import { MeetGlyph } from '../ui/meet-glyph.tsx';
import { MemberCard } from '../ui/member-card.tsx';
import { MemberPicture } from '../ui/member-picture.tsx';
import { Picture } from '../ui/picture.tsx';
import { Print } from '../ui/print.tsx';
import { Rate } from '../ui/rate.tsx';
import { Stars } from '../ui/star.tsx';
import { Tag, Tags } from '../ui/tag.tsx';
import { UnreadBadge } from '../ui/unread-badge.tsx';
import { Case, Group } from './case.tsx';
import styles from './component-page.module.css';
import { artist, entrepreneur, long, longNamed } from './samples.ts';

const broken = { ...entrepreneur, profileImage: '/nowhere.webp' };

export const People = () => (
  <>
    <Group title="Avatars, prints and sheets">
      <Case name="artist">
        <Avatar member={artist} />
      </Case>
      <Case name="entrepreneur, online">
        <Avatar member={entrepreneur} isOnline />
      </Case>
      <Case name="print">
        <div className={styles.tile}>
          <Print id={artist._id} role={artist.role} label="Portrait of Mira Okafor" />
        </div>
      </Case>
      <Case name="an image that does not come">
        <div className={`${styles.tile} ${styles.framed}`}>
          <MemberPicture member={broken} />
        </div>
      </Case>
      <Case name="a picture that comes, before its print">
        <div className={`${styles.tile} ${styles.framed}`}>
          <Picture path="/share.png" sizes="160px" width={1200} height={630}>
            <Artwork id={entrepreneur._id} />
          </Picture>
        </div>
      </Case>
      <Case name="sheet">
        <div className={styles.tile}>
          <Artwork id={artist._id} />
        </div>
      </Case>
    </Group>
    <Group title="Member cards">
      <Case name="artist" isWide>
        <MemberCard member={artist} to="/" isSquare>
          <Button look="meet" size="sm">
            Connect
          </Button>
        </MemberCard>
      </Case>
      <Case name="hover" state="is-hovered" isWide>
        <MemberCard member={entrepreneur} to="/" isSquare />
      </Case>
      <Case name="long name, not a link" isWide>
        <MemberCard member={longNamed} />
      </Case>
    </Group>
    <Group title="Categories">
      {categories.map((category) => (
        <Case key={category} name={category}>
          <div className={styles.sign}>
            <CategorySign category={category} />
          </div>
        </Case>
      ))}
    </Group>
    <Group title="Small signs">
      {(['artist', 'entrepreneur'] as const).map((role) => (
        <Case key={role} name={`tags, ${role}`}>
          <div data-role={role}>
            <Tags>
              <Tag>Painting</Tag>
              <Tag>{long.word}</Tag>
            </Tags>
          </div>
        </Case>
      ))}
      {(['apart', 'touching', 'overlapping'] as const).map((state) => (
        <Case key={state} name={state}>
          <MeetGlyph state={state} />
        </Case>
      ))}
      <Case name="rated">
        <Rate average={4.85} count={3} />
      </Case>
      {[0, 3, 5].map((count) => (
        <Case key={count} name={`${count} stars`}>
          <Stars count={count} />
        </Case>
      ))}
      {[1, 12, 120].map((count) => (
        <Case key={count} name={`${count} unread`}>
          <UnreadBadge count={count} />
        </Case>
      ))}
    </Group>
  </>
);
