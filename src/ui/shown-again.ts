/**
 * Calls `look` when a page that the browser kept as it was is shown again, on Back for example: it is not begun anew, and only
 * `pageshow` tells of it. Answers what ends that.
 */
export const onShownAgain = (look: () => void): (() => void) => {
  const lookIfKept = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) look()
  }
  window.addEventListener('pageshow', lookIfKept)
  return () => window.removeEventListener('pageshow', lookIfKept)
}
