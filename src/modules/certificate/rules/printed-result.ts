const passed = { th: 'ผ่านการทดสอบ', en: 'Passed the test' }

/** What a certificate prints of the exams of a course: nothing without a pass. */
export const printedResult = (testResult: 'passed' | 'failed' | null, locale: 'th' | 'en'): string =>
  testResult === 'passed' ? passed[locale] : ''
