import type { Migration } from '#platform/data/database/migrate.ts'
import { firstAcademy } from './0001-first-academy.ts'
import { courseListsGiven } from './0010-course-lists-given.ts'
import { geography } from './0020-geography.ts'
import { collectionsOfTheSpecification } from './0021-collections-of-the-specification.ts'
import { siteConfiguration } from './0030-site-configuration.ts'
import { keepRemovedRows } from './0040-keep-removed-rows.ts'
import { answeredCalls } from './0041-answered-calls.ts'
import { history } from './0042-history.ts'
import { queryIndexes } from './0043-query-indexes.ts'
import { jobs } from './0070-jobs.ts'
import { mail } from './0071-mail.ts'
import { staffSessions } from './0080-staff-sessions.ts'
import { passwordConfig } from './0090-password-config.ts'
import { passwordRequests } from './0091-password-requests.ts'
import { mailToStaff } from './0092-mail-to-staff.ts'
import { accountSwitches } from './0093-account-switches.ts'
import { peopleFromElsewhere } from './0100-people-from-elsewhere.ts'
import { wordsOfASite } from './0110-words-of-a-site.ts'
import { secondFactor } from './0120-second-factor.ts'
import { secondFactorSwitch } from './0121-second-factor-switch.ts'
import { acting } from './0130-acting.ts'
import { directory } from './0131-directory.ts'
import { lists } from './0132-lists.ts'
import { notices } from './0140-notices.ts'
import { officeFrame } from './0141-office-frame.ts'
import { familyOfSites } from './0150-family-of-sites.ts'
import { notes } from './0160-notes.ts'
import { codeLists } from './0161-code-lists.ts'
import { apiKeys } from './0162-api-keys.ts'
import { assets } from './0163-assets.ts'
import { branches } from './0164-branches.ts'
import { resources } from './0165-resources.ts'
import { recordComments } from './0180-record-comments.ts'
import { institutions } from './0190-institutions.ts'
import { enrolmentStatus } from './0191-enrolment-status.ts'
import { workbookCodes } from './0200-workbook-codes.ts'
import { files } from './0210-files.ts'
import { keepRemovedTargets } from './0220-keep-removed-targets.ts'
import { enrolmentAccess } from './0230-enrolment-access.ts'
import { bulkRuns } from './0231-bulk-runs.ts'
import { sortedLists } from './0260-sorted-lists.ts'
import { foldedOverviews } from './0261-folded-overviews.ts'
import { sharedCourses } from './0270-shared-courses.ts'
import { peopleOfBranches } from './0271-people-of-branches.ts'
import { clonedCourses } from './0273-cloned-courses.ts'
import { idDisclosures } from './0280-id-disclosures.ts'
import { packagePlugins } from './0281-package-plugins.ts'
import { assetLives } from './0282-asset-lives.ts'
import { siteLog } from './0290-site-log.ts'
import { filesPutAway } from './0291-files-put-away.ts'
import { categoryAddresses } from './0300-category-addresses.ts'
import { notesOfRecords } from './0301-notes-of-records.ts'
import { roomHours } from './0310-room-hours.ts'
import { keyScopes } from './0311-key-scopes.ts'
import { siteLanguages } from './0312-site-languages.ts'
import { terms } from './0313-terms.ts'
import { copiedFiles } from './0320-copied-files.ts'
import { resumableUploads } from './0321-resumable-uploads.ts'
import { scannedFiles } from './0322-scanned-files.ts'
import { trainingDays } from './0350-training-days.ts'
import { pageModes } from './0360-page-modes.ts'
import { cookieConsent } from './0361-cookie-consent.ts'
import { sharedPages } from './0362-shared-pages.ts'
import { mediaLibrary } from './0370-media-library.ts'
import { redirects } from './0380-redirects.ts'
import { purposesOfPages } from './0386-purposes-of-pages.ts'
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

/** Every migration there ever was, oldest first; one that has run anywhere is never changed. */
export const migrations: readonly Migration[] = [
  firstAcademy,
  courseListsGiven,
  geography,
  collectionsOfTheSpecification,
  siteConfiguration,
  keepRemovedRows,
  answeredCalls,
  history,
  queryIndexes,
  jobs,
  mail,
  staffSessions,
  passwordConfig,
  passwordRequests,
  mailToStaff,
  accountSwitches,
  peopleFromElsewhere,
  wordsOfASite,
  secondFactor,
  secondFactorSwitch,
  acting,
  directory,
  lists,
  notices,
  officeFrame,
  familyOfSites,
  notes,
  codeLists,
  apiKeys,
  assets,
  branches,
  resources,
  recordComments,
  institutions,
  enrolmentStatus,
  workbookCodes,
  files,
  keepRemovedTargets,
  enrolmentAccess,
  bulkRuns,
  sortedLists,
  foldedOverviews,
  sharedCourses,
  peopleOfBranches,
  clonedCourses,
  idDisclosures,
  packagePlugins,
  assetLives,
  siteLog,
  filesPutAway,
  categoryAddresses,
  notesOfRecords,
  roomHours,
  keyScopes,
  siteLanguages,
  terms,
  copiedFiles,
  resumableUploads,
  scannedFiles,
  trainingDays,
  pageModes,
  cookieConsent,
  sharedPages,
  mediaLibrary,
  redirects,
  purposesOfPages,
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
]
