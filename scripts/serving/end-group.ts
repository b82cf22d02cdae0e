/** Signals the group that a process leads, with whatever it has started; one that is gone by now is no failure. */
export const endGroup = ({ pid }: { readonly pid?: number | undefined }, signal: NodeJS.Signals): void => {
  try {
    if (pid !== undefined) process.kill(-pid, signal)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
