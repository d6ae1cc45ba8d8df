// SPDX-License-Identifier: MIT
// Pages and dialogs that the first game doesn't need. The bundle makes them one
// file, which is loaded when the first of them is opened.
import "./icons.js";
export { looksLikePicture } from "../play/picture_file.js";
export { photoOf, showPhoto } from "../view/photo.js";
export { showDay } from "./day_done.js";
export { BackupPage } from "./backup.js";
export { nameChallenger, prepareChallenge } from "./challenge.js";
export { find, findLike, showGone } from "./finding.js";
export { FreeList } from "./freelist.js";
export { HelpPage } from "./help.js";
export { openLessons } from "./lessons.js";
export { addLayouts, dealOn, findLayout, prepareOn } from "./layouts.js";
export { LookPage } from "./look.js";
export { obeyLine, showMore, watch } from "./menus.js";
export { PathPage } from "./path.js";
export { takePicture } from "./photos.js";
export { ReplayPage } from "./replay.js";
export { showResult } from "./result.js";
export { showRivals } from "./rivals.js";
export { saveFile, showShare } from "./sharing.js";
export { pause } from "./pause.js";
export { dealOnSame, showChoices, showChoicesAtHome } from "./newgame.js";
export { StatisticsPage } from "./statistics.js";
export { walkThrough } from "./walk.js";
