import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorTexts } from '../../lib/use-error-texts.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { Loader } from '../../ui/loader.tsx';
import { ErrorBoxes, MessageBox } from '../../ui/message-box.tsx';
import styles from './reviews.module.css';
import { StarInput } from './star-input.tsx';
import { type NewReview, useNewReview } from './use-new-review.ts';

const longestComment = 2_000;

export const ReviewForm = (props: NewReview) => {
  const { t } = useTranslation(['reviews', 'common']);
  const errorTexts = useErrorTexts();
  const warningId = useId();
  const review = useNewReview(props);
  return (
    <form className={`panel ${styles.form}`} onSubmit={review.submit} noValidate>
      <StarInput value={review.stars} describedBy={warningId} onChange={review.choose} />
      <TextAreaField
        label={t('comment')}
        name="comment"
        rows={3}
        required
        maxLength={longestComment}
        placeholder={t('commentExample')}
        error={review.isCommentMissing ? t('commentMissing') : null}
        value={review.comment}
        onChange={(event) => review.setComment(event.target.value)}
      />
      <ErrorBoxes messages={errorTexts(review.error)} />
      <div className="live" role="status">
        {review.told !== null && <MessageBox kind="ok">{t(review.told)}</MessageBox>}
      </div>
      <div className={styles.foot}>
        <Button type="submit" aria-disabled={review.isLoading || undefined}>
          {review.isLoading && <Loader />}
          {review.isLoading ? t('common:loading') : t('submit')}
        </Button>
        <div className="live" id={warningId} role="alert" {...review.warning.hold}>
          {review.warning.value !== null && <MessageBox kind="warn">{t('ratingMissing')}</MessageBox>}
        </div>
      </div>
    </form>
  );
};
