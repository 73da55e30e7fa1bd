export {
  completeLesson,
  completionsOf,
  type Enrolment,
  enrolIn,
  enrolmentOf,
  isLearner,
  noteActive,
  assertOpen,
} from './commands/enrol.server.ts'
export { enrolledCourses, type MyEnrolment, myEnrolments, totalOfMine } from './commands/enrolments.server.ts'
export {
  type Before,
  coursesBefore,
  firstComplete,
  neededBefore,
  stillMissing,
} from './commands/prerequisites.server.ts'
export { whyNotMeant } from './commands/target-groups.server.ts'
export { type Analytics, analyticsOf, statusLabel } from './rules/analytics.ts'
export { type BlockedReason, blockedLabels, blockedReason, blockedWords, openOn } from './rules/enrolment-status.ts'
export { completeFor, uncompleteFor } from './commands/judged.server.ts'
export { shortName } from './review/rules/ratings.ts'
export { ownReview, perPage, ratingBeside, removeOwnReview, reviewsOf, writeReview } from './review/reviews.server.ts'
export { reviewWords } from './review/words.ts'
export { seatsForCourse, seatsMoved } from './waitlist/seat-moved.server.ts'
export { seatingOf, seatsLeftIn } from './waitlist/seats.server.ts'
export {
  followCourse,
  joinWaitlist,
  leaveWaitlist,
  mineOf,
  myWatches,
  unfollowCourse,
} from './waitlist/watch.server.ts'
export { applyAttendance } from './commands/attendance/apply-attendance.server.ts'
export {
  attendanceRuleOf,
  attendedBy,
  type AttendanceRule,
  type LearnerAttendance,
  sessionsFor,
} from './commands/attendance/attended.server.ts'
export { recount } from './commands/recounting/recount.server.ts'
export { countHours } from './hours/count-hours.server.ts'
export { hoursOfPerson, totalOfPerson } from './hours/sum-year.server.ts'
export { entryLabel } from './hours/rules/entry-kinds.ts'
export { trainingReminder } from './commands/training/training-reminder.ts'
export { validityOn, validities } from './commands/training/rules/validity.ts'
export { changeRound } from './rounds/change-round.server.ts'
export { cancelProblems } from './rounds/words.ts'
export { withdrawnBuyers } from './rounds/substitute/transfers.server.ts'
export { cancelEnrolment, ownSeat } from './rounds/cancel-enrolment.server.ts'
export { daysInWords } from './rounds/days-in-words.ts'
export { isForRound } from './rules/rounds.ts'
export { type OpenRound, roundsOfCourse } from './rounds/rounds-of-course.server.ts'
export { type ReservedCourse, reserveSeat } from './seats/reserve-seat.server.ts'
export { extendReservation, releaseReservation } from './seats/reservations.server.ts'
export { enrolBuyer } from './seats/enrol-buyer.server.ts'
export { enrolSubscriber, moveSubscriberAccess } from './seats/enrol-subscriber.server.ts'
export { doneSoon } from './seats/take.server.ts'
export { withdrawBuyer } from './seats/withdraw-buyer.server.ts'
export { grantSeats, lowerSeats } from './seats/grant-seats.server.ts'
export { findPeople } from './commands/many/find-people.server.ts'
export { peopleIn } from './rules/people-list.ts'
