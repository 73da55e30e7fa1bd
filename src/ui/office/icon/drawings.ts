/* One import per icon, because the package's index would load thousands. */
import GripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs'
import LayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs'
import Inbox from '@tabler/icons-react/dist/esm/icons/IconInbox.mjs'
import Book2 from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs'
import School from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs'
import ClipboardCheck from '@tabler/icons-react/dist/esm/icons/IconClipboardCheck.mjs'
import ClipboardList from '@tabler/icons-react/dist/esm/icons/IconClipboardList.mjs'
import Presentation from '@tabler/icons-react/dist/esm/icons/IconPresentation.mjs'
import Certificate from '@tabler/icons-react/dist/esm/icons/IconCertificate.mjs'
import Receipt2 from '@tabler/icons-react/dist/esm/icons/IconReceipt2.mjs'
import FileInvoice from '@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs'
import Ticket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs'
import FileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import Forms from '@tabler/icons-react/dist/esm/icons/IconForms.mjs'
import Headset from '@tabler/icons-react/dist/esm/icons/IconHeadset.mjs'
import CalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs'
import Settings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import Users from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import User from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import Building from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs'
import Category from '@tabler/icons-react/dist/esm/icons/IconCategory.mjs'
import News from '@tabler/icons-react/dist/esm/icons/IconNews.mjs'
import Photo from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import Message from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import ChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs'
import ShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs'
import Lock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import Plus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import Pencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import Trash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import Dots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import Search from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import X from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import Check from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import ChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import ChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import ChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import ChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs'
import ArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import ArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import AlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import AlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import CircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import Menu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs'
import Logout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import ArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs'
import Eye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import ExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import DeviceFloppy from '@tabler/icons-react/dist/esm/icons/IconDeviceFloppy.mjs'
import Upload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import Download from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import World from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs'
import Target from '@tabler/icons-react/dist/esm/icons/IconTarget.mjs'
import Coin from '@tabler/icons-react/dist/esm/icons/IconCoin.mjs'
import Mail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import CloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs'
import SearchOff from '@tabler/icons-react/dist/esm/icons/IconSearchOff.mjs'
import PlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import Headphones from '@tabler/icons-react/dist/esm/icons/IconHeadphones.mjs'
import FileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs'
import Palette from '@tabler/icons-react/dist/esm/icons/IconPalette.mjs'
import Puzzle from '@tabler/icons-react/dist/esm/icons/IconPuzzle.mjs'
import History from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import Printer from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import Copy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import Calendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import Restore from '@tabler/icons-react/dist/esm/icons/IconRestore.mjs'
import Filter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs'
import Columns3 from '@tabler/icons-react/dist/esm/icons/IconColumns3.mjs'
import Bookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs'
import ArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import ArrowForwardUp from '@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs'
import Archive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs'
import Box from '@tabler/icons-react/dist/esm/icons/IconBox.mjs'
import Basket from '@tabler/icons-react/dist/esm/icons/IconBasket.mjs'
import BuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs'
import Door from '@tabler/icons-react/dist/esm/icons/IconDoor.mjs'
import Key from '@tabler/icons-react/dist/esm/icons/IconKey.mjs'
import Note from '@tabler/icons-react/dist/esm/icons/IconNote.mjs'
import Package from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import Pin from '@tabler/icons-react/dist/esm/icons/IconPin.mjs'
import Square from '@tabler/icons-react/dist/esm/icons/IconSquare.mjs'
import SquareCheck from '@tabler/icons-react/dist/esm/icons/IconSquareCheck.mjs'
import Tools from '@tabler/icons-react/dist/esm/icons/IconTools.mjs'
import Refresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import Bell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import HelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs'
import LayoutSidebarLeftCollapse from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftCollapse.mjs'
import LayoutSidebarLeftExpand from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftExpand.mjs'
import Moon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs'
import Sun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs'
import Language from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs'
import Folder from '@tabler/icons-react/dist/esm/icons/IconFolder.mjs'
import LayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs'
import ListIcon from '@tabler/icons-react/dist/esm/icons/IconList.mjs'
import Keyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs'

/** The icons of the back office by their Tabler names. */
export const drawings = {
  folder: Folder,
  'layout-grid': LayoutGrid,
  list: ListIcon,
  'grip-vertical': GripVertical,
  'layout-dashboard': LayoutDashboard,
  inbox: Inbox,
  'book-2': Book2,
  school: School,
  'clipboard-check': ClipboardCheck,
  'clipboard-list': ClipboardList,
  presentation: Presentation,
  certificate: Certificate,
  'receipt-2': Receipt2,
  'file-invoice': FileInvoice,
  ticket: Ticket,
  'file-text': FileText,
  forms: Forms,
  headset: Headset,
  'calendar-event': CalendarEvent,
  settings: Settings,
  users: Users,
  user: User,
  building: Building,
  category: Category,
  news: News,
  photo: Photo,
  message: Message,
  'chart-bar': ChartBar,
  'shield-check': ShieldCheck,
  lock: Lock,
  plus: Plus,
  pencil: Pencil,
  trash: Trash,
  dots: Dots,
  search: Search,
  x: X,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-right': ChevronRight,
  'chevron-left': ChevronLeft,
  'chevron-up': ChevronUp,
  'arrow-up': ArrowUp,
  'arrow-down': ArrowDown,
  'alert-circle': AlertCircle,
  'alert-triangle': AlertTriangle,
  'circle-check': CircleCheck,
  'menu-2': Menu2,
  logout: Logout,
  'arrows-exchange': ArrowsExchange,
  eye: Eye,
  'external-link': ExternalLink,
  'device-floppy': DeviceFloppy,
  upload: Upload,
  download: Download,
  world: World,
  target: Target,
  coin: Coin,
  mail: Mail,
  'cloud-off': CloudOff,
  'search-off': SearchOff,
  'player-play': PlayerPlay,
  headphones: Headphones,
  'file-type-pdf': FileTypePdf,
  palette: Palette,
  puzzle: Puzzle,
  history: History,
  printer: Printer,
  copy: Copy,
  calendar: Calendar,
  archive: Archive,
  box: Box,
  basket: Basket,
  'building-store': BuildingStore,
  door: Door,
  key: Key,
  note: Note,
  package: Package,
  pin: Pin,
  square: Square,
  'square-check': SquareCheck,
  tools: Tools,
  refresh: Refresh,
  'arrow-back-up': ArrowBackUp,
  'arrow-forward-up': ArrowForwardUp,
  bookmark: Bookmark,
  'columns-3': Columns3,
  filter: Filter,
  restore: Restore,
  bell: Bell,
  'help-circle': HelpCircle,
  'layout-sidebar-left-collapse': LayoutSidebarLeftCollapse,
  'layout-sidebar-left-expand': LayoutSidebarLeftExpand,
  moon: Moon,
  sun: Sun,
  language: Language,
  keyboard: Keyboard,
}
