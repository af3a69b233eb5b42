// What the sketch uses of the ESP32's ticker, which runs beside loop().
#pragma once
#include <functional>
#include "Arduino.h"

class Ticker {
 public:
  void attach_ms(uint64_t milliseconds, std::function<void()> callback);
};
