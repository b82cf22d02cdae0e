/**
 * Whether a page holds words that a reload would lose: something was typed since it was come to, or it is part of a
 * booking that is being made or paid (decision 39). The search form is no such page: its words are in the address or
 * gone with a click, but what was typed is typed, so it counts too.
 */
export const createUnsavedInput = (page: Pick<Window, 'addEventListener' | 'location'>) => {
  let typedAt: string | undefined
  page.addEventListener('input', (event) => event.isTrusted && (typedAt = page.location.pathname), { capture: true })
  page.addEventListener('submit', () => (typedAt = undefined))
  return {
    isUnsaved: (): boolean => typedAt === page.location.pathname || isBeingBooked(page.location.pathname),
  }
}

export type UnsavedInput = ReturnType<typeof createUnsavedInput>

const isBeingBooked = (pathname: string): boolean => /\/booking\/(?!confirm$)/.test(pathname)
