import type { Migration } from '#platform/data/database/migrate.ts'
import { firstAcademy } from './migrations/0001-first-academy.ts'
import { courseListsGiven } from './migrations/0010-course-lists-given.ts'
import { geography } from './migrations/0020-geography.ts'
import { collectionsOfTheSpecification } from './migrations/0021-collections-of-the-specification.ts'
import { siteConfiguration } from './migrations/0030-site-configuration.ts'
import { keepRemovedRows } from './migrations/0040-keep-removed-rows.ts'
import { answeredCalls } from './migrations/0041-answered-calls.ts'
import { history } from './migrations/0042-history.ts'
import { queryIndexes } from './migrations/0043-query-indexes.ts'
import { jobs } from './migrations/0070-jobs.ts'
import { mail } from './migrations/0071-mail.ts'
import { staffSessions } from './migrations/0080-staff-sessions.ts'
import { passwordConfig } from './migrations/0090-password-config.ts'
import { passwordRequests } from './migrations/0091-password-requests.ts'
import { mailToStaff } from './migrations/0092-mail-to-staff.ts'
import { accountSwitches } from './migrations/0093-account-switches.ts'
import { peopleFromElsewhere } from './migrations/0100-people-from-elsewhere.ts'
import { wordsOfASite } from './migrations/0110-words-of-a-site.ts'
import { secondFactor } from './migrations/0120-second-factor.ts'
import { secondFactorSwitch } from './migrations/0121-second-factor-switch.ts'
import { acting } from './migrations/0130-acting.ts'
import { directory } from './migrations/0131-directory.ts'
import { lists } from './migrations/0132-lists.ts'
import { notices } from './migrations/0140-notices.ts'
import { officeFrame } from './migrations/0141-office-frame.ts'
import { familyOfSites } from './migrations/0150-family-of-sites.ts'
import { notes } from './migrations/0160-notes.ts'
import { codeLists } from './migrations/0161-code-lists.ts'
import { apiKeys } from './migrations/0162-api-keys.ts'
import { assets } from './migrations/0163-assets.ts'
import { branches } from './migrations/0164-branches.ts'
import { resources } from './migrations/0165-resources.ts'
import { recordComments } from './migrations/0180-record-comments.ts'
import { institutions } from './migrations/0190-institutions.ts'
import { enrolmentStatus } from './migrations/0191-enrolment-status.ts'
import { workbookCodes } from './migrations/0200-workbook-codes.ts'
import { files } from './migrations/0210-files.ts'
import { keepRemovedTargets } from './migrations/0220-keep-removed-targets.ts'
import { enrolmentAccess } from './migrations/0230-enrolment-access.ts'
import { bulkRuns } from './migrations/0231-bulk-runs.ts'
import { sortedLists } from './migrations/0260-sorted-lists.ts'
import { foldedOverviews } from './migrations/0261-folded-overviews.ts'
import { sharedCourses } from './migrations/0270-shared-courses.ts'
import { peopleOfBranches } from './migrations/0271-people-of-branches.ts'
import { clonedCourses } from './migrations/0273-cloned-courses.ts'
import { idDisclosures } from './migrations/0280-id-disclosures.ts'
import { packagePlugins } from './migrations/0281-package-plugins.ts'
import { assetLives } from './migrations/0282-asset-lives.ts'
import { siteLog } from './migrations/0290-site-log.ts'
import { filesPutAway } from './migrations/0291-files-put-away.ts'
import { categoryAddresses } from './migrations/0300-category-addresses.ts'
import { notesOfRecords } from './migrations/0301-notes-of-records.ts'
import { roomHours } from './migrations/0310-room-hours.ts'
import { keyScopes } from './migrations/0311-key-scopes.ts'
import { siteLanguages } from './migrations/0312-site-languages.ts'
import { terms } from './migrations/0313-terms.ts'
import { copiedFiles } from './migrations/0320-copied-files.ts'
import { resumableUploads } from './migrations/0321-resumable-uploads.ts'
import { scannedFiles } from './migrations/0322-scanned-files.ts'
import { trainingDays } from './migrations/0350-training-days.ts'
import { pageModes } from './migrations/0360-page-modes.ts'
import { cookieConsent } from './migrations/0361-cookie-consent.ts'
import { sharedPages } from './migrations/0362-shared-pages.ts'
import { mediaLibrary } from './migrations/0370-media-library.ts'
import { redirects } from './migrations/0380-redirects.ts'
import { purposesOfPages } from './migrations/0386-purposes-of-pages.ts'

/** The migrations before number 0400, in their order. */
export const earlyMigrations: readonly Migration[] = [
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
]
