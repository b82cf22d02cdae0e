import type { ActivityOffer } from '#contract/products/activities/activity-reservation.ts'
import { type ActivityAnswer, type AnswerFault, answerFaults } from '#domain/activity-questions.ts'
import { fitsPaidAge } from '#domain/paid-ages.ts'

/** What is wrong with the answers to a reserved activity's questions. */
export const faultsOfAnswers = (offer: ActivityOffer, answers: readonly ActivityAnswer[]): readonly AnswerFault[] => {
  const { activity, ages } = offer
  return answerFaults(
    {
      questions: activity.questions,
      travelerCount: ages.length,
      places: activity.pickup.places.map(({ code }) => code),
      fitsAge: (traveler, dateOfBirth) => fitsPaidAge(offer, traveler, dateOfBirth),
    },
    answers,
  )
}
