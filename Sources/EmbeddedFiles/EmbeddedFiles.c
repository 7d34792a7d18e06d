#pragma clang diagnostic ignored "-Wc23-extensions"

#include "EmbeddedFiles.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The texts end with a zero, which no text contains.
static const struct {
  const char *name;
  const unsigned char *text;
} texts[] = {
    {"page.html", (const unsigned char[]){
#embed "../RefreshPreview/Page/Assets/page.html"
     , 0}},
    {"page.css", (const unsigned char[]){
#embed "../RefreshPreview/Page/Assets/page.css"
     , 0}},
    {"device.css", (const unsigned char[]){
#embed "../RefreshPreview/Page/Assets/device.css"
     , 0}},
    {"player.js", (const unsigned char[]){
#embed "../RefreshPreview/Page/Assets/player.js"
     , 0}},
    {"symbols.js", (const unsigned char[]){
#embed "../RefreshPreview/Page/Assets/symbols.js"
     , 0}},
    {"drawing.js", (const unsigned char[]){
#embed "../RefreshPreview/Page/Assets/drawing.js"
     , 0}},
    {"appearance.js", (const unsigned char[]){
#embed "../RefreshPreview/Page/Assets/appearance.js"
     , 0}},
    {"change.js", (const unsigned char[]){
#embed "../RefreshPreview/Page/Assets/change.js"
     , 0}},
    {"content.js", (const unsigned char[]){
#embed "../RefreshPreview/Page/Assets/content.js"
     , 0}},
    {"device.js", (const unsigned char[]){
#embed "../RefreshPreview/Page/Assets/device.js"
     , 0}},
    {"session.js", (const unsigned char[]){
#embed "../RefreshPreview/Page/Assets/session.js"
     , 0}},
    {"trial.js", (const unsigned char[]){
#embed "../RefreshPreview/Page/Assets/trial.js"
     , 0}},
    {"tour.js", (const unsigned char[]){
#embed "../RefreshPreview/Page/Assets/tour.js"
     , 0}},
    {"input.js", (const unsigned char[]){
#embed "../RefreshPreview/Page/Assets/input.js"
     , 0}},
    {"inspector.js", (const unsigned char[]){
#embed "../RefreshPreview/Page/Assets/inspector.js"
     , 0}},
    {"events.js", (const unsigned char[]){
#embed "../RefreshPreview/Page/Assets/events.js"
     , 0}},
    {"main.js", (const unsigned char[]){
#embed "../RefreshPreview/Page/Assets/main.js"
     , 0}},
    {"reload.js", (const unsigned char[]){
#embed "../RefreshPreview/Page/Assets/reload.js"
     , 0}},
    {"ego.refresh.yml", (const unsigned char[]){
#embed "../RefreshLanguage/Presets/Files/ego.refresh.yml"
     , 0}},
    {"espulltorefresh-footer.refresh.yml", (const unsigned char[]){
#embed "../RefreshLanguage/Presets/Files/espulltorefresh-footer.refresh.yml"
     , 0}},
    {"espulltorefresh-header.refresh.yml", (const unsigned char[]){
#embed "../RefreshLanguage/Presets/Files/espulltorefresh-header.refresh.yml"
     , 0}},
    {"floating-header.refresh.yml", (const unsigned char[]){
#embed "../RefreshLanguage/Presets/Files/floating-header.refresh.yml"
     , 0}},
    {"kafkarefresh.refresh.yml", (const unsigned char[]){
#embed "../RefreshLanguage/Presets/Files/kafkarefresh.refresh.yml"
     , 0}},
    {"material.refresh.yml", (const unsigned char[]){
#embed "../RefreshLanguage/Presets/Files/material.refresh.yml"
     , 0}},
    {"mjrefresh-auto-footer.refresh.yml", (const unsigned char[]){
#embed "../RefreshLanguage/Presets/Files/mjrefresh-auto-footer.refresh.yml"
     , 0}},
    {"mjrefresh-back-footer.refresh.yml", (const unsigned char[]){
#embed "../RefreshLanguage/Presets/Files/mjrefresh-back-footer.refresh.yml"
     , 0}},
    {"mjrefresh-header.refresh.yml", (const unsigned char[]){
#embed "../RefreshLanguage/Presets/Files/mjrefresh-header.refresh.yml"
     , 0}},
    {"mjrefresh-trailer.refresh.yml", (const unsigned char[]){
#embed "../RefreshLanguage/Presets/Files/mjrefresh-trailer.refresh.yml"
     , 0}},
    {"modern-footer.refresh.yml", (const unsigned char[]){
#embed "../RefreshLanguage/Presets/Files/modern-footer.refresh.yml"
     , 0}},
    {"modern-header.refresh.yml", (const unsigned char[]){
#embed "../RefreshLanguage/Presets/Files/modern-header.refresh.yml"
     , 0}},
    {"plain-footer.refresh.yml", (const unsigned char[]){
#embed "../RefreshLanguage/Presets/Files/plain-footer.refresh.yml"
     , 0}},
    {"plain-header.refresh.yml", (const unsigned char[]){
#embed "../RefreshLanguage/Presets/Files/plain-header.refresh.yml"
     , 0}},
    {"progress-circle.refresh.yml", (const unsigned char[]){
#embed "../RefreshLanguage/Presets/Files/progress-circle.refresh.yml"
     , 0}},
    {"svinfinitescrolling.refresh.yml", (const unsigned char[]){
#embed "../RefreshLanguage/Presets/Files/svinfinitescrolling.refresh.yml"
     , 0}},
    {"svpulltorefresh-bottom.refresh.yml", (const unsigned char[]){
#embed "../RefreshLanguage/Presets/Files/svpulltorefresh-bottom.refresh.yml"
     , 0}},
    {"svpulltorefresh-top.refresh.yml", (const unsigned char[]){
#embed "../RefreshLanguage/Presets/Files/svpulltorefresh-top.refresh.yml"
     , 0}},
    {"system-header.refresh.yml", (const unsigned char[]){
#embed "../RefreshLanguage/Presets/Files/system-header.refresh.yml"
     , 0}},
    {"two-level-header.refresh.yml", (const unsigned char[]){
#embed "../RefreshLanguage/Presets/Files/two-level-header.refresh.yml"
     , 0}},
    {"uirefreshcontrol-replica.refresh.yml", (const unsigned char[]){
#embed "../RefreshLanguage/Presets/Files/uirefreshcontrol-replica.refresh.yml"
     , 0}},
    {"uirefreshcontrol.refresh.yml", (const unsigned char[]){
#embed "../RefreshLanguage/Presets/Files/uirefreshcontrol.refresh.yml"
     , 0}},
    {"xdrefresh.refresh.yml", (const unsigned char[]){
#embed "../RefreshLanguage/Presets/Files/xdrefresh.refresh.yml"
     , 0}},
    {"translations.yml", (const unsigned char[]){
#embed "../RefreshLanguage/Presets/translations.yml"
     , 0}},
    {"control.swift.tmpl", (const unsigned char[]){
#embed "../../Templates/control.swift.tmpl"
     , 0}},
    {"file.swift.tmpl", (const unsigned char[]){
#embed "../../Templates/file.swift.tmpl"
     , 0}},
    {"harness.swift.tmpl", (const unsigned char[]){
#embed "../../Templates/harness.swift.tmpl"
     , 0}},
    {"xctest.swift.tmpl", (const unsigned char[]){
#embed "../../Templates/xctest.swift.tmpl"
     , 0}},
};

const char *embeddedText(const char *name) {
  for (unsigned long index = 0; index < sizeof texts / sizeof *texts; index++) {
    if (strcmp(name, texts[index].name) == 0) return (const char *)texts[index].text;
  }
  fprintf(stderr, "EmbeddedFiles.c has no file %s\n", name);
  abort();
}

static const unsigned char player[] = {
#embed "../RefreshPreview/Page/Assets/player.wasm.gz"
};

EmbeddedBytes embeddedPlayer(void) { return (EmbeddedBytes){player, sizeof player}; }
