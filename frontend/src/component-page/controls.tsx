import { ArrowRight, Pencil, Plus } from 'lucide-react';
import { Button, ButtonAnchor, ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Loader } from '../ui/loader.tsx';
import { RoundButton } from '../ui/round-button.tsx';
import { RoundLink } from '../ui/round-link.tsx';
import { ShowMore } from '../ui/show-more.tsx';
import { Case, Group } from './case.tsx';
import { long, nothing } from './samples.ts';

const looks = ['ink', 'meet', 'line', 'quiet', 'bad'] as const;
const rounds = ['line', 'plain', 'ink', 'meet', 'paper'] as const;
const states = ['is-hovered', 'is-focused', 'is-pressed'] as const;

export const Controls = () => (
  <>
    {looks.map((look) => (
      <Group key={look} title={`Button, ${look}`}>
        <Case name="sm, md, lg">
          <Button look={look} size="sm">
            Connect
          </Button>{' '}
          <Button look={look}>Connect</Button>{' '}
          <Button look={look} size="lg">
            Connect
          </Button>
        </Case>
        {states.map((state) => (
          <Case key={state} name={state} state={state}>
            <Button look={look}>Connect</Button>
          </Case>
        ))}
        <Case name="disabled">
          <Button look={look} disabled>
            Connect
          </Button>
        </Case>
        <Case name="waiting">
          <Button look={look} disabled>
            <Loader />
            Loading
          </Button>
        </Case>
        <Case name="German">
          <Button look={look}>{long.label}</Button>
        </Case>
      </Group>
    ))}
    <Group title="Button as a link">
      <Case name="in the app">
        <ButtonLink to="/">
          NEXT
          <Icon of={ArrowRight} />
        </ButtonLink>
      </Case>
      <Case name="out of it">
        <ButtonAnchor href="mailto:name@example.com">Contact me</ButtonAnchor>
      </Case>
      <Case name="as wide as its place" isWide>
        <Button isBlock>Reset Password</Button>
      </Case>
    </Group>
    <Group title="More of a list">
      <Case name="there is more">
        <ShowMore label={long.label} onMore={nothing} />
      </Case>
      <Case name="loading">
        <ShowMore label={long.label} onMore={nothing} isLoading />
      </Case>
      <Case name="failed">
        <ShowMore label={long.label} onMore={nothing} failure={long.sentence} />
      </Case>
      <Case name="small">
        <ShowMore label={long.label} onMore={nothing} isSmall />
      </Case>
    </Group>
    <Group title="Round buttons">
      {rounds.map((look) => (
        <Case key={look} name={look}>
          <RoundButton look={look} aria-label={`${look}, edit`}>
            <Icon of={Pencil} />
          </RoundButton>{' '}
          <RoundButton look={look} isSmall aria-label={`${look}, small, edit`}>
            <Icon of={Pencil} />
          </RoundButton>{' '}
          <RoundButton look={look} disabled aria-label={`${look}, disabled`}>
            <Icon of={Plus} />
          </RoundButton>
        </Case>
      ))}
      {states.map((state) => (
        <Case key={state} name={state} state={state}>
          <RoundButton aria-label={`edit, ${state}`}>
            <Icon of={Pencil} />
          </RoundButton>
        </Case>
      ))}
      <Case name="link">
        <RoundLink to="/" aria-label="Chat">
          <Icon of={Pencil} />
        </RoundLink>
      </Case>
    </Group>
  </>
);
