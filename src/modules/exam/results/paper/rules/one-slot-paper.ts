import type { Paper } from '#domain/learning/assessment/paper.ts'

/** The paper of an exam that was sat elsewhere: one slot without a question, worth all points. */
export const paperOf = (most: string): Paper => ({
  generator: 1,
  sections: [
    { title: '', instruction: '', slots: [{ slot: '1', questionID: '', version: 0, points: most, order: [] }] },
  ],
})

/** Whether a paper was sat elsewhere, so that there are no questions or answers to display. */
export const isSatElsewhere = ({ sections }: Paper): boolean =>
  sections.some(({ slots }) => slots.some(({ questionID }) => questionID === ''))
