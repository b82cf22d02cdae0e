import { isTyped } from '#/ui/fields/typed-field.ts'

/**
 * Whether a page holds words that a reload would lose: something was typed since it was come to, or it is part of a
 * booking that is being made or paid (rule site-2). The search form is no such page: its words are in the address or
 * gone with a click, but what was typed is typed, so it counts too.
 */
export const createUnsavedInput = (page: Pick<Window, 'addEventListener' | 'location' | 'document'>) => {
  let typedAt: string | undefined
  const hear = ({ isTrusted, target }: Event): void => {
    if (isTrusted && !isTick(target)) typedAt = page.location.pathname
  }
  page.addEventListener('input', hear, { capture: true })
  page.addEventListener('submit', () => (typedAt = undefined))
  const isUnsaved = (): boolean =>
    typedAt === page.location.pathname ||
    isBeingBooked(page.location.pathname) ||
    (!isBooked(page.location.pathname) && holdsWords(page.document))
  return {
    isUnsaved,
    /** Unsaved, or about to be: a reload that begins as a field is entered takes along what is typed until it is done. */
    isInUse: (): boolean => isUnsaved() || isInField(page.document),
  }
}

export type UnsavedInput = ReturnType<typeof createUnsavedInput>

const isBeingBooked = (pathname: string): boolean => /\/booking\/(?!(?:confirm|success)$)/.test(pathname)

/** What is bought is told here, while the form that it was paid in may still stand: its words have been sent. */
const isBooked = (pathname: string): boolean => /\/booking\/(?:confirm|success)$/.test(pathname)

/** Words in a form that keeps them by itself: typed before anybody listened, or sent and refused. */
const holdsWords = (document: Document): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(isTyped)

/** No word is lost with a tick: what was ticked is seen to be ticked no more. */
const ticked = '[type=checkbox], [type=radio]'

const isTick = (target: EventTarget | null): boolean =>
  target !== null && 'matches' in target && (target as Element).matches(ticked)

const isInField = ({ activeElement }: Document): boolean =>
  activeElement?.matches(`input:not(${ticked}), textarea, select, [contenteditable]`) ?? false
