/** How a learner completes a lesson with an exam or a survey. */
export const judgedWords = {
  exam: { th: 'บทนี้จบเมื่อประกาศผลว่าคุณสอบผ่าน', en: 'The lesson is complete when a passed result is released' },
  survey: { th: 'บทนี้จบเมื่อคุณส่งแบบสำรวจ', en: 'The lesson is complete when you submit the survey' },
  answerSurvey: { th: 'ตอบแบบสำรวจ', en: 'Answer the survey' },
} as const
