/** Letters that people write for one another because they sound alike, in Spanish or in English. */
const alike = ['bvw', 'sczxkq', 'gj', 'iyl', 'mn', 'ou', 'dt', 'pf']

const firstLetter = 'a'.charCodeAt(0)

/** For each letter from a to z the place of its sound; letters that sound alike share one. */
const sounds: readonly number[] = Array.from({ length: 26 }, (_, place) => {
  const group = alike.find((letters) => letters.includes(String.fromCharCode(firstLetter + place)))
  return group ? group.charCodeAt(0) - firstLetter : place
})

/** The sound of a letter's character code: 0 to 25, or 26 for what is no letter from a to z. */
export const soundOf = (character: number): number => sounds[character - firstLetter] ?? 26

const silent = 'h'.charCodeAt(0)

export const isSilent = (character: number): boolean => character === silent

/** The sounds in a word as a set of bits, without those that may be silent. */
export const soundsIn = (word: string): number => {
  let set = 0
  for (let place = 0; place < word.length; place++) {
    const character = word.charCodeAt(place)
    if (!isSilent(character)) set |= 1 << soundOf(character)
  }
  return set
}

/** Whether no more than so many bits of a set are not in another. */
export const isMissingFew = (set: number, other: number, most: number): boolean => {
  let rest = set & ~other
  for (let count = 0; count < most; count++) rest &= rest - 1
  return rest === 0
}
