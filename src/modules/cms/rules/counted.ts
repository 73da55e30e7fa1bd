/**
 * The public statistics of a site (specification §3, Statistics): learners, published courses, enrolments,
 * certificates.
 */
export const counted = {
  user: { collection: 'user', where: { role: 'user' } },
  course: { collection: 'course', where: { status: true } },
  enroll: { collection: 'enroll', where: {} },
  certification: { collection: 'certification', where: { status: 'issued' } },
} as const
