/** Whether a field holds other words than its page came with. */
export const isTyped = ({ type, value, defaultValue }: HTMLInputElement | HTMLTextAreaElement): boolean =>
  type !== 'hidden' && value !== defaultValue
