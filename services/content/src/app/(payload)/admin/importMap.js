import { Refusals as Refusals_5b467e35b80336f54f596236d57cc7dd } from '../../../admin/refusals/refusals.tsx'
import { GoToField as GoToField_a1afc3effa7100eb076ddb83aedce229 } from '../../../admin/refusals/go-to-field.tsx'
import { WhoWrites as WhoWrites_a241edd3cc6609f833cab17ecdd74787 } from '../../../admin/history/who-writes.tsx'
import { LastWords as LastWords_f91fc719888591c709b42509ec623edb } from '../../../admin/unsaved/last-words.tsx'
import { Unnamed as Unnamed_129aefd7e854a400491f475e12b0ce8b } from '../../../admin/titles/unnamed.tsx'
import { LeftUntouched as LeftUntouched_35f0e0f3df723682d12debd959e9c38c } from '../../../admin/history/left-untouched.tsx'
import { TitleCell as TitleCell_04f4a615668747543086242fed6c76eb } from '../../../admin/titles/title-cell.tsx'
import { ArtworkField as ArtworkField_496b38be84030892c4d74464473baf27 } from '../../../admin/artwork-field.tsx'
import { YesNoDiff as YesNoDiff_3e0ed7138e3db72c64fbf1b78a97d191 } from '../../../admin/history/yes-no-diff.tsx'
import { BlockName as BlockName_c5b5e8e013723541734fd8b7b7c114fd } from '../../../admin/block-name.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AddressField as AddressField_77d32dbcab6db3975d12650dbd5d777f } from '../../../admin/address-field.tsx'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PastedFeatureClient as PastedFeatureClient_874fe0b50b97e2ee5a30f14f9bc821aa } from '../../../rich-text/pasted/pasted-feature-client.tsx'
import { RowName as RowName_51c632b89184e615483e48f6fbff69d0 } from '../../../admin/row-name.tsx'
import { CampaignsField as CampaignsField_4ba99d734d652833a813dc42ed3e2854 } from '../../../admin/campaigns-field.tsx'
import { SearchPreview as SearchPreview_13ea1e86fdd24b2240c1786af5bb45e5 } from '../../../admin/preview/search-preview.tsx'
import { LinkedFrom as LinkedFrom_a9dce36108784d6a922a260321dd1034 } from '../../../admin/linked-from.tsx'
import { Conflict as Conflict_de46de39580b15ce699717bec3a26590 } from '../../../admin/history/conflict.tsx'
import { ScheduleField as ScheduleField_b9ab4a02501657b51eb38acf614dc03f } from '../../../admin/schedule/schedule-field.tsx'
import { ManyChosen as ManyChosen_9865556516e09df246825c8b807f9007 } from '../../../admin/bin/many-chosen.tsx'
import { BrokenNotice as BrokenNotice_aa6d655b5545e335a6af74fc32082fc5 } from '../../../admin/broken-notice.tsx'
import { DocumentTools as DocumentTools_d4a7965f90ff03c570ae5b7e012bd584 } from '../../../admin/preview/document-tools.tsx'
import { VersionsList as VersionsList_31744493bc42ec1e79fe82f1d739d60e } from '../../../admin/history/versions-list.tsx'
import { UnsavedWords as UnsavedWords_7d28ceedd4acb41473aff6c123d8e375 } from '../../../admin/unsaved/unsaved-words.tsx'
import { FolderTableCell as FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { FolderField as FolderField_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { PictureCell as PictureCell_77bd92b1342aede34f2a84f8c4148efb } from '../../../admin/picture-cell.tsx'
import { ArtworkCell as ArtworkCell_0242096f31ce86464497f48595f785f0 } from '../../../admin/campaigns/artwork-cell.tsx'
import { CardPreview as CardPreview_4ebe71bb138f2c0c617d49100d497b89 } from '../../../admin/campaigns/card-preview.tsx'
import { SeasonField as SeasonField_557aae7de43520b9b6ba27461e58a732 } from '../../../admin/campaigns/season-field.tsx'
import { CodeField as CodeField_74cef36b8c8aed7cbe8f4aff139c986a } from '../../../admin/campaigns/code-field.tsx'
import { TestCardsLink as TestCardsLink_65f39b96eb6a344ce0296d09f65e707d } from '../../../admin/campaigns/test-cards-link.tsx'
import { TextsTableLink as TextsTableLink_ddbc3ab16d7bd688409c0a5fedc9c180 } from '../../../admin/texts-table/link.tsx'
import { SessionsField as SessionsField_52f1e312c3c898130825e69f565e5344 } from '../../../admin/account/sessions-field.tsx'
import { SecondFactorField as SecondFactorField_588bfe868bfd3bb36bd712c782c81bc3 } from '../../../admin/account/second-factor-field.tsx'
import { Invite as Invite_47662b44294bae2c89b6977e9b17d30d } from '../../../admin/account/invite.tsx'
import { Icon as Icon_577f495c847acba9a56186a175b447bc } from '../../../admin/logo.tsx'
import { Logo as Logo_577f495c847acba9a56186a175b447bc } from '../../../admin/logo.tsx'
import { PublishState as PublishState_0c7f41d2a12a6884200f8e400b0cf651 } from '../../../admin/publish-state.tsx'
import { OnTheSitePanel as OnTheSitePanel_b031351c596893a314649a14dfec04d4 } from '../../../admin/dashboard/on-the-site.tsx'
import { Check as Check_f6cc75df16938504422e300794e6c6db } from '../../../admin/dashboard/check.tsx'
import { WaitingDrafts as WaitingDrafts_766f4bf5802b25a58ef5903845065470 } from '../../../admin/dashboard/waiting.tsx'
import { ScheduledTimes as ScheduledTimes_797014010c47c0828c56cf037e1beb53 } from '../../../admin/dashboard/scheduled.tsx'
import { UsualPlaces as UsualPlaces_88a7dd8bb791e3e5cd9264c5213d046f } from '../../../admin/dashboard/usual-places.tsx'
import { Backup as Backup_b5e957b7bac55611dc8e066f1cacebfd } from '../../../admin/dashboard/backup.tsx'
import { SpokenNetwork as SpokenNetwork_5f23dfe5204c11917ba8dc093da99885 } from '../../../admin/refusals/spoken-network.tsx'
import { SavingNetwork as SavingNetwork_6610c5509cabedff4b002943085d4437 } from '../../../admin/history/saving-network.tsx'
import { UnsavedNetwork as UnsavedNetwork_681c25ec5b526abfbaa6b33d3c40117d } from '../../../admin/unsaved/unsaved-network.tsx'
import { InSwedish as InSwedish_82e6253a9799a5ca9526d4b460b70c81 } from '../../../admin/spoken/in-swedish-provider.tsx'
import { FirstPage as FirstPage_fc7f9317b5b3be00e19f9586c0e82a60 } from '../../../admin/dashboard/first-page.tsx'
import { LoginView as LoginView_97ea5e79efee764765bd2858f57004fd } from '../../../admin/login/login-view.tsx'
import { ForgotView as ForgotView_01c168deb39f0ee8baa281498ef9c922 } from '../../../admin/login/forgot-view.tsx'
import { LogoutView as LogoutView_cc8b48f776c0e5b5c9b4e49a767234e5 } from '../../../admin/login/logout-view.tsx'
import { ChoosePasswordView as ChoosePasswordView_fddca22a920df36f52697b4165a5d850 } from '../../../admin/login/choose-password-view.tsx'
import { TextsTableView as TextsTableView_6f8e8981f7df0060eaebc8ff5aa42db1 } from '../../../admin/texts-table/view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/refusals/refusals.tsx#Refusals": Refusals_5b467e35b80336f54f596236d57cc7dd,
  "/admin/refusals/go-to-field.tsx#GoToField": GoToField_a1afc3effa7100eb076ddb83aedce229,
  "/admin/history/who-writes.tsx#WhoWrites": WhoWrites_a241edd3cc6609f833cab17ecdd74787,
  "/admin/unsaved/last-words.tsx#LastWords": LastWords_f91fc719888591c709b42509ec623edb,
  "/admin/titles/unnamed.tsx#Unnamed": Unnamed_129aefd7e854a400491f475e12b0ce8b,
  "/admin/history/left-untouched.tsx#LeftUntouched": LeftUntouched_35f0e0f3df723682d12debd959e9c38c,
  "/admin/titles/title-cell.tsx#TitleCell": TitleCell_04f4a615668747543086242fed6c76eb,
  "/admin/artwork-field.tsx#ArtworkField": ArtworkField_496b38be84030892c4d74464473baf27,
  "/admin/history/yes-no-diff.tsx#YesNoDiff": YesNoDiff_3e0ed7138e3db72c64fbf1b78a97d191,
  "/admin/block-name.tsx#BlockName": BlockName_c5b5e8e013723541734fd8b7b7c114fd,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/address-field.tsx#AddressField": AddressField_77d32dbcab6db3975d12650dbd5d777f,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/rich-text/pasted/pasted-feature-client.tsx#PastedFeatureClient": PastedFeatureClient_874fe0b50b97e2ee5a30f14f9bc821aa,
  "/admin/row-name.tsx#RowName": RowName_51c632b89184e615483e48f6fbff69d0,
  "/admin/campaigns-field.tsx#CampaignsField": CampaignsField_4ba99d734d652833a813dc42ed3e2854,
  "/admin/preview/search-preview.tsx#SearchPreview": SearchPreview_13ea1e86fdd24b2240c1786af5bb45e5,
  "/admin/linked-from.tsx#LinkedFrom": LinkedFrom_a9dce36108784d6a922a260321dd1034,
  "/admin/history/conflict.tsx#Conflict": Conflict_de46de39580b15ce699717bec3a26590,
  "/admin/schedule/schedule-field.tsx#ScheduleField": ScheduleField_b9ab4a02501657b51eb38acf614dc03f,
  "/admin/bin/many-chosen.tsx#ManyChosen": ManyChosen_9865556516e09df246825c8b807f9007,
  "/admin/broken-notice.tsx#BrokenNotice": BrokenNotice_aa6d655b5545e335a6af74fc32082fc5,
  "/admin/preview/document-tools.tsx#DocumentTools": DocumentTools_d4a7965f90ff03c570ae5b7e012bd584,
  "/admin/history/versions-list.tsx#VersionsList": VersionsList_31744493bc42ec1e79fe82f1d739d60e,
  "/admin/unsaved/unsaved-words.tsx#UnsavedWords": UnsavedWords_7d28ceedd4acb41473aff6c123d8e375,
  "@payloadcms/next/rsc#FolderTableCell": FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1,
  "@payloadcms/next/rsc#FolderField": FolderField_f9c02e79a4aed9a3924487c0cd4cafb1,
  "/admin/picture-cell.tsx#PictureCell": PictureCell_77bd92b1342aede34f2a84f8c4148efb,
  "/admin/campaigns/artwork-cell.tsx#ArtworkCell": ArtworkCell_0242096f31ce86464497f48595f785f0,
  "/admin/campaigns/card-preview.tsx#CardPreview": CardPreview_4ebe71bb138f2c0c617d49100d497b89,
  "/admin/campaigns/season-field.tsx#SeasonField": SeasonField_557aae7de43520b9b6ba27461e58a732,
  "/admin/campaigns/code-field.tsx#CodeField": CodeField_74cef36b8c8aed7cbe8f4aff139c986a,
  "/admin/campaigns/test-cards-link.tsx#TestCardsLink": TestCardsLink_65f39b96eb6a344ce0296d09f65e707d,
  "/admin/texts-table/link.tsx#TextsTableLink": TextsTableLink_ddbc3ab16d7bd688409c0a5fedc9c180,
  "/admin/account/sessions-field.tsx#SessionsField": SessionsField_52f1e312c3c898130825e69f565e5344,
  "/admin/account/second-factor-field.tsx#SecondFactorField": SecondFactorField_588bfe868bfd3bb36bd712c782c81bc3,
  "/admin/account/invite.tsx#Invite": Invite_47662b44294bae2c89b6977e9b17d30d,
  "/admin/logo.tsx#Icon": Icon_577f495c847acba9a56186a175b447bc,
  "/admin/logo.tsx#Logo": Logo_577f495c847acba9a56186a175b447bc,
  "/admin/publish-state.tsx#PublishState": PublishState_0c7f41d2a12a6884200f8e400b0cf651,
  "/admin/dashboard/on-the-site.tsx#OnTheSitePanel": OnTheSitePanel_b031351c596893a314649a14dfec04d4,
  "/admin/dashboard/check.tsx#Check": Check_f6cc75df16938504422e300794e6c6db,
  "/admin/dashboard/waiting.tsx#WaitingDrafts": WaitingDrafts_766f4bf5802b25a58ef5903845065470,
  "/admin/dashboard/scheduled.tsx#ScheduledTimes": ScheduledTimes_797014010c47c0828c56cf037e1beb53,
  "/admin/dashboard/usual-places.tsx#UsualPlaces": UsualPlaces_88a7dd8bb791e3e5cd9264c5213d046f,
  "/admin/dashboard/backup.tsx#Backup": Backup_b5e957b7bac55611dc8e066f1cacebfd,
  "/admin/refusals/spoken-network.tsx#SpokenNetwork": SpokenNetwork_5f23dfe5204c11917ba8dc093da99885,
  "/admin/history/saving-network.tsx#SavingNetwork": SavingNetwork_6610c5509cabedff4b002943085d4437,
  "/admin/unsaved/unsaved-network.tsx#UnsavedNetwork": UnsavedNetwork_681c25ec5b526abfbaa6b33d3c40117d,
  "/admin/spoken/in-swedish-provider.tsx#InSwedish": InSwedish_82e6253a9799a5ca9526d4b460b70c81,
  "/admin/dashboard/first-page.tsx#FirstPage": FirstPage_fc7f9317b5b3be00e19f9586c0e82a60,
  "/admin/login/login-view.tsx#LoginView": LoginView_97ea5e79efee764765bd2858f57004fd,
  "/admin/login/forgot-view.tsx#ForgotView": ForgotView_01c168deb39f0ee8baa281498ef9c922,
  "/admin/login/logout-view.tsx#LogoutView": LogoutView_cc8b48f776c0e5b5c9b4e49a767234e5,
  "/admin/login/choose-password-view.tsx#ChoosePasswordView": ChoosePasswordView_fddca22a920df36f52697b4165a5d850,
  "/admin/texts-table/view.tsx#TextsTableView": TextsTableView_6f8e8981f7df0060eaebc8ff5aa42db1,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
