import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Icon } from '#/ui/icon.tsx'
import { ratings } from './form-fields.ts'
import { faultMessages } from './form-messages.ts'
import { useFormScope } from './form-scope.ts'
import { Marked } from './marked.tsx'

/** One to five, as radio buttons in words: best first. */
export function RatingField() {
  const { i18n } = useLingui()
  const { typed, shown } = useFormScope()
  const fault = shown.rating
  return (
    <fieldset aria-describedby={fault && 'review-rating-error'}>
      <legend className="mb-1 text-sm font-semibold">
        <Marked>
          <Trans>How did it go?</Trans>
        </Marked>
      </legend>
      <div className="flex flex-wrap gap-2">
        {ratings.map((value, index) => (
          <label
            key={value}
            className="flex min-h-11 items-center gap-2 rounded-lg border border-edge bg-surface px-3 text-sm has-[:checked]:border-primary has-[:checked]:bg-primary-soft"
          >
            <input
              {...(index === 0 ? { id: 'review-rating' } : {})}
              type="radio"
              name="rating"
              value={value}
              required
              defaultChecked={typed.rating === value}
              className="size-5 accent-primary"
            />
            <Plural value={Number(value)} one="# star" other="# stars" />
          </label>
        ))}
      </div>
      {fault && (
        <p id="review-rating-error" className="mt-1 flex items-start gap-1.5 text-sm text-danger">
          <Icon name="i-lucide-circle-alert" className="mt-0.5 size-4.5" />
          {i18n._(faultMessages[fault])}
        </p>
      )}
    </fieldset>
  )
}
