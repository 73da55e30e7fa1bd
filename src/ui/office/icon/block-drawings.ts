/* The icons of blocks. Only the page builder loads them. */
import AlignJustified from '@tabler/icons-react/dist/esm/icons/IconAlignJustified.mjs'
import AlignLeft from '@tabler/icons-react/dist/esm/icons/IconAlignLeft.mjs'
import AppWindow from '@tabler/icons-react/dist/esm/icons/IconAppWindow.mjs'
import ArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import Books from '@tabler/icons-react/dist/esm/icons/IconBooks.mjs'
import BrandYoutube from '@tabler/icons-react/dist/esm/icons/IconBrandYoutube.mjs'
import Calculator from '@tabler/icons-react/dist/esm/icons/IconCalculator.mjs'
import CalendarTime from '@tabler/icons-react/dist/esm/icons/IconCalendarTime.mjs'
import Category2 from '@tabler/icons-react/dist/esm/icons/IconCategory2.mjs'
import Checkbox from '@tabler/icons-react/dist/esm/icons/IconCheckbox.mjs'
import CircleDot from '@tabler/icons-react/dist/esm/icons/IconCircleDot.mjs'
import Clipboard from '@tabler/icons-react/dist/esm/icons/IconClipboard.mjs'
import Clock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import Code from '@tabler/icons-react/dist/esm/icons/IconCode.mjs'
import DeviceDesktop from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs'
import DeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs'
import DeviceTablet from '@tabler/icons-react/dist/esm/icons/IconDeviceTablet.mjs'
import EyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import HandClick from '@tabler/icons-react/dist/esm/icons/IconHandClick.mjs'
import Heading from '@tabler/icons-react/dist/esm/icons/IconHeading.mjs'
import LayoutList from '@tabler/icons-react/dist/esm/icons/IconLayoutList.mjs'
import LayoutNavbar from '@tabler/icons-react/dist/esm/icons/IconLayoutNavbar.mjs'
import LayoutRows from '@tabler/icons-react/dist/esm/icons/IconLayoutRows.mjs'
import Login2 from '@tabler/icons-react/dist/esm/icons/IconLogin2.mjs'
import MapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import Phone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import PhotoScan from '@tabler/icons-react/dist/esm/icons/IconPhotoScan.mjs'
import Quote from '@tabler/icons-react/dist/esm/icons/IconQuote.mjs'
import Selector from '@tabler/icons-react/dist/esm/icons/IconSelector.mjs'
import Separator from '@tabler/icons-react/dist/esm/icons/IconSeparator.mjs'
import Slideshow from '@tabler/icons-react/dist/esm/icons/IconSlideshow.mjs'
import SpacingVertical from '@tabler/icons-react/dist/esm/icons/IconSpacingVertical.mjs'
import Speakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs'
import Star from '@tabler/icons-react/dist/esm/icons/IconStar.mjs'
import Table from '@tabler/icons-react/dist/esm/icons/IconTable.mjs'
import UserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs'
import Video from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs'
import { drawings } from './drawings.ts'

export const blockDrawings = {
  ...drawings,
  'align-justified': AlignJustified,
  'align-left': AlignLeft,
  'app-window': AppWindow,
  'arrow-left': ArrowLeft,
  books: Books,
  'brand-youtube': BrandYoutube,
  calculator: Calculator,
  'calendar-time': CalendarTime,
  'category-2': Category2,
  checkbox: Checkbox,
  'circle-dot': CircleDot,
  clipboard: Clipboard,
  clock: Clock,
  code: Code,
  'device-desktop': DeviceDesktop,
  'device-mobile': DeviceMobile,
  'device-tablet': DeviceTablet,
  'eye-off': EyeOff,
  'hand-click': HandClick,
  heading: Heading,
  'layout-list': LayoutList,
  'layout-navbar': LayoutNavbar,
  'layout-rows': LayoutRows,
  'login-2': Login2,
  'map-pin': MapPin,
  phone: Phone,
  'photo-scan': PhotoScan,
  quote: Quote,
  selector: Selector,
  separator: Separator,
  slideshow: Slideshow,
  'spacing-vertical': SpacingVertical,
  speakerphone: Speakerphone,
  star: Star,
  table: Table,
  'user-plus': UserPlus,
  video: Video,
}
