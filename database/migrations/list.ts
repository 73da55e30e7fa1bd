import type { Migration } from '#platform/data/database/migrate.ts'
import { earlyMigrations } from '../early-migrations.ts'
import { pageDrafts } from './0400-page-drafts.ts'
import { pageInSearch } from './0415-page-in-search.ts'
import { broughtPages } from './0416-brought-pages.ts'
import { learningRules } from './0420-learning-rules.ts'
import { learnersWatch } from './0425-learners-watch.ts'
import { lessonKinds } from './0430-lesson-kinds.ts'
import { courseVersions } from './0431-course-versions.ts'
import { courseEditions } from './0432-course-editions.ts'
import { learningLook } from './0433-learning-look.ts'
import { learningWithLecturers } from './0435-learning-with-lecturers.ts'
import { seatsAndLines } from './0440-seats-and-lines.ts'
import { hoursLedger } from './0445-hours-ledger.ts'
import { personChanges } from './0446-person-changes.ts'
import { ownCalendar } from './0447-own-calendar.ts'
import { picturesOfBroughtPages } from './0450-pictures-of-brought-pages.ts'
import { presenceAtAPart } from './0451-presence-at-a-part.ts'
import { errands } from './0455-errands.ts'
import { coursesForTargetGroups } from './0456-courses-for-target-groups-alone.ts'
import { noticesOfOneTopic } from './0457-notices-of-one-topic.ts'
import { namesApart } from './0465-names-apart.ts'
import { emailChanges } from './0466-email-changes.ts'
import { oneSpellingOfNumbers } from './0468-one-spelling-of-numbers.ts'
import { usesOfFiles } from './0470-uses-of-files.ts'
import { indexOfEveryReference } from './0480-index-of-every-reference.ts'
import { namedActionOfARun } from './0490-named-action-of-a-run.ts'
import { oneTableOfBulkOperations } from './0500-one-table-of-bulk-operations.ts'
import { standardNamesOfTables } from './0510-standard-names-of-tables.ts'
import { addressOfAPerson } from './0520-address-of-a-person.ts'
import { fieldsOfPeople } from './0521-fields-of-people.ts'
import { reminders } from './0530-reminders.ts'
import { attendanceRule } from './0540-attendance-rule.ts'
import { roundsOfCourses } from './0550-rounds-of-courses.ts'
import { sessionsOfRounds } from './0560-sessions-of-rounds.ts'
import { holidaysOfASite } from './0561-holidays-of-a-site.ts'
import { peopleOfRounds } from './0570-people-of-rounds.ts'
import { seatsOfSubstitutes } from './0572-seats-of-substitutes.ts'
import { lecturersOfRounds } from './0571-lecturers-of-rounds.ts'
import { trainingAgain } from './0580-training-again.ts'
import { ordersAndPayments } from './0600-orders-and-payments.ts'
import { shopProducts } from './0610-shop-products.ts'
import { shopSettings } from './0611-shop-settings.ts'
import { taxDocuments } from './0620-tax-documents.ts'
import { checkout } from './0630-checkout.ts'
import { cardPayments } from './0640-card-payments.ts'
import { bankFiles } from './0650-bank-files.ts'
import { marketplace } from './0660-marketplace.ts'
import { coupons } from './0670-coupons.ts'
import { credit } from './0671-credit.ts'
import { documentsOfOrders } from './0680-documents-of-orders.ts'
import { refunds } from './0681-refunds.ts'
import { slipCodes } from './0682-slip-codes.ts'
import { plans } from './0690-plans.ts'
import { withholdingRates } from './0700-withholding-rates.ts'
import { electronicDocuments } from './0701-electronic-documents.ts'
import { creditGoods } from './0710-credit-goods.ts'
import { trialOrders } from './0711-trial-orders.ts'
import { sampleBankAccounts } from './0712-sample-bank-accounts.ts'
import { refundsAtGateways } from './0720-refunds-at-gateways.ts'
import { ownRefunds } from './0721-own-refunds.ts'
import { visitorOrders } from './0722-visitor-orders.ts'
import { parcelsAndVendorsOfLines } from './0723-parcels-and-vendors-of-lines.ts'
import { bankFileLayouts } from './0730-bank-file-layouts.ts'
import { certificates } from './0740-certificates.ts'
import { hoursByResult } from './0741-hours-by-result.ts'
import { exams } from './0750-exams.ts'
import { examRecords } from './0751-exam-records.ts'
import { examPresence } from './0765-exam-presence.ts'
import { examResults } from './0770-exam-results.ts'
import { surveys } from './0775-surveys.ts'
import { lessonSurvey } from './0776-lesson-survey.ts'
import { forms } from './0800-forms.ts'
import { flows } from './0810-flows.ts'
import { versionsOfRuns } from './0811-versions-of-runs.ts'
import { emailTemplates } from './0820-email-templates.ts'
import { displayFlags } from './0821-display-flags.ts'

/** Every migration there ever was, oldest first; one that has run anywhere is never changed. */
export const migrations: readonly Migration[] = [
  ...earlyMigrations,
  pageDrafts,
  pageInSearch,
  broughtPages,
  learningRules,
  learnersWatch,
  lessonKinds,
  courseVersions,
  courseEditions,
  learningLook,
  learningWithLecturers,
  seatsAndLines,
  hoursLedger,
  personChanges,
  ownCalendar,
  picturesOfBroughtPages,
  presenceAtAPart,
  errands,
  coursesForTargetGroups,
  noticesOfOneTopic,
  namesApart,
  emailChanges,
  oneSpellingOfNumbers,
  usesOfFiles,
  indexOfEveryReference,
  namedActionOfARun,
  oneTableOfBulkOperations,
  standardNamesOfTables,
  addressOfAPerson,
  fieldsOfPeople,
  reminders,
  attendanceRule,
  roundsOfCourses,
  sessionsOfRounds,
  holidaysOfASite,
  peopleOfRounds,
  lecturersOfRounds,
  seatsOfSubstitutes,
  trainingAgain,
  ordersAndPayments,
  shopProducts,
  shopSettings,
  taxDocuments,
  checkout,
  cardPayments,
  bankFiles,
  marketplace,
  coupons,
  credit,
  documentsOfOrders,
  refunds,
  slipCodes,
  plans,
  withholdingRates,
  electronicDocuments,
  creditGoods,
  trialOrders,
  sampleBankAccounts,
  refundsAtGateways,
  ownRefunds,
  visitorOrders,
  parcelsAndVendorsOfLines,
  bankFileLayouts,
  certificates,
  hoursByResult,
  exams,
  examRecords,
  examPresence,
  examResults,
  surveys,
  lessonSurvey,
  forms,
  flows,
  versionsOfRuns,
  emailTemplates,
  displayFlags,
]
