export { answerSurvey } from './answering/answer-survey.server.ts'
export type { SurveyQuestion } from './rules/survey-question.ts'
