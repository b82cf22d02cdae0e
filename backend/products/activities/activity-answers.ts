import type { ActivityOffer } from '#contract/products/activities/activity-reservation.ts'
import { type ActivityAnswer, type AnswerFault, answerFaults } from '#domain/activity-questions.ts'

/** What is wrong with the answers to a reserved activity's questions. */
export const faultsOfAnswers = (
  { activity, ages }: ActivityOffer,
  answers: readonly ActivityAnswer[],
): readonly AnswerFault[] =>
  answerFaults(
    {
      questions: activity.questions,
      travelerCount: ages.length,
      places: activity.pickup.places.map(({ code }) => code),
    },
    answers,
  )
