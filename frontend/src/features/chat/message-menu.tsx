import { Content, Item, Portal, Root, Trigger } from '@radix-ui/react-dropdown-menu';
import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { RoundButton } from '../../ui/round-button.tsx';
import styles from './message-menu.module.css';

type MessageMenuProps = { autoFocus: boolean; onEdit: () => void; onDelete: () => void };

/** What the writer of a message can do with it; received ones have none. */
export const MessageMenu = ({ autoFocus, onEdit, onDelete }: MessageMenuProps) => {
  const { t } = useTranslation('chat');
  return (
    <Root modal={false}>
      <Trigger asChild>
        <RoundButton
          isSmall
          look="plain"
          className={styles.trigger}
          aria-label={t('menu')}
          autoFocus={autoFocus}
        >
          <Icon of={EllipsisVertical} />
        </RoundButton>
      </Trigger>
      <Portal>
        <Content className={styles.menu} align="start" sideOffset={4} collisionPadding={12}>
          <Item className={styles.item} onSelect={onEdit}>
            <Icon of={Pencil} />
            {t('edit')}
          </Item>
          <Item className={styles.item} data-look="bad" onSelect={onDelete}>
            <Icon of={Trash2} />
            {t('delete')}
          </Item>
        </Content>
      </Portal>
    </Root>
  );
};
