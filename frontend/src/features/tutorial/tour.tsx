import { Content, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RoundButton } from '../../ui/round-button.tsx';
import { scrollToStep } from './scroll-to-step.ts';
import styles from './tour.module.css';
import { placeOf } from './tour-place.ts';
import { targetOf, tourSteps } from './tour-steps.ts';
import { useTargetBox } from './use-target-box.ts';

const stay = (event: Event) => event.preventDefault();

/** Six steps through the home; only Skip and the last step end it. */
export const Tour = ({ onEnd }: { onEnd: () => void }) => {
  const { t } = useTranslation('tutorial');
  const [index, setIndex] = useState(0);
  const step = tourSteps[index] ?? tourSteps[0];
  const box = useTargetBox(step.target);
  const place = box && placeOf(box, { width: window.innerWidth, height: window.innerHeight });
  const isLast = index === tourSteps.length - 1;

  useEffect(() => {
    const element = targetOf(step.target);
    if (element !== null) scrollToStep(element);
  }, [step.target]);

  return (
    <Root open>
      <Portal>
        <Overlay className={styles.veil}>
          {place !== null && <div className={styles.spot} style={place.spot} />}
        </Overlay>
        <Content
          className={styles.card}
          data-side={place?.side ?? 'edge'}
          style={place?.card}
          aria-describedby={undefined}
          onEscapeKeyDown={stay}
          onInteractOutside={stay}
        >
          <p className={`num label mute ${styles.head}`}>
            <span>{t('stepOf', { step: index + 1, count: tourSteps.length })}</span>
            <span className={styles.dots} aria-hidden="true">
              {tourSteps.map(({ name }, i) => (
                <i key={name} data-done={i <= index || undefined} />
              ))}
            </span>
          </p>
          <Title className="d4">{t(`${step.name}.title`)}</Title>
          <p aria-live="polite">{t(`${step.name}.text`)}</p>
          <div className={styles.buttons}>
            <Button look="quiet" size="sm" onClick={onEnd}>
              {t('skip')}
            </Button>
            <span className={styles.ways}>
              {index > 0 && (
                <RoundButton isSmall aria-label={t('back')} onClick={() => setIndex(index - 1)}>
                  <Icon of={ArrowLeft} />
                </RoundButton>
              )}
              <Button size="sm" onClick={() => (isLast ? onEnd() : setIndex(index + 1))}>
                {t(isLast ? 'finish' : 'next')}
                {!isLast && <Icon of={ArrowRight} />}
              </Button>
            </span>
          </div>
        </Content>
      </Portal>
    </Root>
  );
};
