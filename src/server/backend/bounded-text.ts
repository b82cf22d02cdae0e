/** An answer's text, or undefined where it is longer than `longest` bytes: nothing of that is kept in memory. */
export const boundedText = async (response: Response, longest: number): Promise<string | undefined> => {
  const decoder = new TextDecoder()
  let text = ''
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength
    if (length > longest) return undefined
    text += decoder.decode(chunk, { stream: true })
  }
  return text
}
