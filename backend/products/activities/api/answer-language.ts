/** The language of an answer: English where it is missing or not one of ours. */
export const answerLanguage = (language: string | undefined): 'en' | 'es' =>
  language?.toLowerCase().split('-')[0] === 'es' ? 'es' : 'en'
