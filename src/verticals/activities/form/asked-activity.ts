/** One activity that is asked for, on its own page. */
export interface AskedActivity {
  readonly code: string
  /** a reservation of theirs that a choice on its page is made instead of */
  readonly instead: string | undefined
}
